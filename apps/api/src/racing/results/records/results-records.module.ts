import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../../people/users/users.module.ts';
import { Authors } from './authors.ts';
import { DecisionsRepository } from './decisions.repository.ts';
import { AcceptedFigures } from './figures/accepted-figures.ts';
import { ImplausibleFigureRecord, implausibleFigureSchema } from './figures/implausible-figure.schema.ts';
import { ImplausibleFiguresRepository } from './figures/implausible-figures.repository.ts';
import { ImportsRepository } from './imports/imports.repository.ts';
import {
  RawResultsRecord,
  ResultImportRecord,
  rawResultsSchema,
  resultImportSchema,
} from './imports/result-import.schema.ts';
import { RaceDecisionRecord, raceDecisionSchema } from './race-decision.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ResultImportRecord.name, schema: resultImportSchema },
      { name: RawResultsRecord.name, schema: rawResultsSchema },
      { name: RaceDecisionRecord.name, schema: raceDecisionSchema },
      { name: ImplausibleFigureRecord.name, schema: implausibleFigureSchema },
    ]),
    UsersModule,
  ],
  providers: [AcceptedFigures, Authors, DecisionsRepository, ImplausibleFiguresRepository, ImportsRepository],
  exports: [AcceptedFigures, Authors, DecisionsRepository, ImplausibleFiguresRepository, ImportsRepository],
})
export class ResultsRecordsModule {}
