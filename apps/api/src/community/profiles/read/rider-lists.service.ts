import { Injectable } from '@nestjs/common';
import type { RiderSummary, Riders, RidersQuery } from '@otryv/contract';
import { RiderTeams } from '../../../clubs/teams/read/rider-teams.ts';
import { Clock } from '../../../kernel/clock.ts';
import { Cursors } from '../../../kernel/paging/cursors.ts';
import { nameEndings } from '../../../kernel/search/search-endings.ts';
import { minuteMs } from '../../../kernel/time-units.ts';
import {
  type CategoryCount,
  ListedRidersRepository,
  type RiderKey,
  type StoredListedRider,
} from '../records/listed-riders.repository.ts';
import type { RiderFigures } from '../records/rider-figures.ts';
import { toSummary } from './profiles.service.ts';
import { plausibleWeight, toCells } from './rider-figures.mapper.ts';
import { RiderFiguresService } from './rider-figures.service.ts';

const countsKeptMs = minuteMs;

/** Rider list: everyone with a result or a linked account. */
@Injectable()
export class RiderLists {
  private counts: { at: number; categories: Promise<CategoryCount[]> } | null = null;

  constructor(
    private readonly riders: ListedRidersRepository,
    private readonly figures: RiderFiguresService,
    private readonly teams: RiderTeams,
    private readonly clock: Clock,
    private readonly cursors: Cursors,
  ) {}

  async listPage(query: RidersQuery): Promise<Riders> {
    const { docsOnPage, search, columnName, isRasing, category, male, onAir } = query;
    const list = this.cursors.list<RiderKey>('riders', { search, columnName, isRasing, category, male, onAir });
    const slice = list.slice(query);
    const categories = await this.categories();
    const [read, leadingScore, quantityOnAir, total, updatedAt] = await Promise.all([
      this.riders.listPage(query, slice),
      this.leadingScore(query),
      this.riders.countOnAir(),
      query.search.trim() === '' && !query.onAir ? totalOf(categories, query) : this.riders.count(query),
      this.riders.findUpdatedAt(),
    ]);
    const before = slice.after?.[2] ?? slice.skip;
    const { rows: found, nextCursor } = list.cut(read, docsOnPage, ({ sort, figures }, place) => [
      ...([sort[columnName] ?? null, figures.zwiftId, before + place + 1] as const),
    ]);
    // Teams change independently of the precomputed figures.
    const teams = await this.teams.listCurrent(found.map(({ figures }) => figures.zwiftId));
    return {
      riders: found.map(({ figures, onAir: stream = null }, index) => ({
        ...figures,
        team: teams.get(figures.zwiftId) ?? null,
        sequenceNumber: before + index + 1,
        cpBestEfforts: toCells(figures),
        onAir: stream,
      })),
      currentPage: Math.floor(before / docsOnPage) + 1,
      quantityPages: Math.ceil(total / docsOnPage),
      quantityRiders: total,
      nextCursor,
      leadingScore,
      quantityOnAir,
      categories,
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  }

  count(): Promise<number> {
    return this.riders.countAll();
  }

  /** Lists a page of riders by number, with the time of their last change. */
  listForSitemap(skip: number, most: number): Promise<{ zwiftId: number; updatedAt: Date }[]> {
    return this.riders.listForSitemap(skip, most);
  }

  /** Returns a rider of the list by the main account; `null` for anyone else. */
  async findNamed(zwiftId: number): Promise<RiderSummary | null> {
    const figures = await this.riders.findNamed(zwiftId);
    return figures && toSummary(figures);
  }

  /** Returns the listed figures of a rider by the main account; `null` for anyone else. */
  findFiguresOf(zwiftId: number): Promise<RiderFigures | null> {
    return this.riders.findNamed(zwiftId);
  }

  /** Finds riders with every word in their names, or with that number, most races first. */
  async search(text: string, most: number): Promise<(RiderSummary & { category: string | null })[]> {
    const found = await this.riders.search(text, most);
    return found
      .toSorted((one, other) => other.totalEvents - one.totalEvents)
      .map((figures) => ({ ...toSummary(figures), category: figures.category }));
  }

  /** Lists up to `most` numbers of riders with every word in their names, in order, after the given one. */
  listNamedAfter(after: number, text: string, most: number): Promise<number[]> {
    return this.riders.listNamedAfter(after, text, most);
  }

  /** Sets exactly these riders as on air, with the addresses of their streams. */
  setOnAir(streams: ReadonlyMap<number, string>): Promise<void> {
    return this.riders.setOnAir(streams);
  }

  /** Recomputes these riders, by any of their accounts; those that no longer belong to the list are removed. */
  async refresh(zwiftIds: readonly number[]): Promise<void> {
    const { riders, others } = await this.figures.splitListable(zwiftIds);
    const updatedAt = this.clock.now();
    await this.riders.save(riders.map((figures) => toRecord(figures, updatedAt)));
    await this.riders.delete(others);
    this.counts = null;
  }

  /** Returns the score from which the gaps of every page are computed. */
  private async leadingScore(query: RidersQuery): Promise<number | null> {
    if (query.columnName !== 'racingScore' || query.isRasing) return null;
    const [leader] = await this.riders.listPage(query, { after: null, skip: 0, limit: 1 });
    return leader?.figures.competitionMetrics?.racingScore ?? null;
  }

  private categories(): Promise<CategoryCount[]> {
    const now = performance.now();
    if (!this.counts || now - this.counts.at > countsKeptMs) {
      const categories = this.riders.countCategories();
      categories.catch(() => {
        this.counts = null;
      });
      this.counts = { at: now, categories };
    }
    return this.counts.categories;
  }
}

function totalOf(categories: readonly CategoryCount[], { category, male }: RidersQuery): number {
  return categories
    .filter((one) => category === 'All' || one.category === category)
    .reduce((all, one) => all + (male === false ? 0 : one.male) + (male === true ? 0 : one.female), 0);
}

function toRecord(figures: RiderFigures, updatedAt: Date): StoredListedRider {
  const { zwiftId, category, male, firstName, lastName, bests, ftp, medals } = figures;
  const values: Record<string, number | null | undefined> = {
    totalEvents: figures.totalEvents,
    racingScore: figures.competitionMetrics?.racingScore,
    racingScoreChange: figures.racingScoreChange,
    ftp: ftp?.wattsKg.value,
    weight: plausibleWeight(figures.weight),
    height: figures.height,
    age: figures.age,
    // No rider has ten thousand of one kind.
    medals: medals.gold * 1e8 + medals.silver * 1e4 + medals.bronze,
    ...Object.fromEntries(
      bests.flatMap(({ duration, watts, wattsKg }) => [
        [`cp-watts-${duration}`, watts],
        [`cp-wattsKg-${duration}`, wattsKg],
      ]),
    ),
  };
  const sort = Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, value]])),
  );
  // Riders are looked for by either name first.
  const searchEndings = nameEndings([`${firstName} ${lastName}`, `${lastName} ${firstName}`]);
  return { zwiftId, category, male, figures, sort, searchEndings, updatedAt };
}
