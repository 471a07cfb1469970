import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProfilesReadModule } from '../../community/profiles/read/profiles-read.module.ts';
import { JobsModule } from '../../kernel/jobs/jobs.module.ts';
import { RidersModule } from '../../people/riders/riders.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { ChannelNames } from './channel-names.ts';
import { StreamChannelRecord, streamChannelSchema } from './stream-channel.schema.ts';
import { StreamPlatformRecord, streamPlatformSchema } from './stream-platform.schema.ts';
import { StreamPoller } from './stream-poller.ts';
import { StreamsController } from './streams.controller.ts';
import { StreamsRepository } from './streams.repository.ts';
import { StreamsService } from './streams.service.ts';
import { TwitchClient } from './twitch.client.ts';
import { TwitchPoll } from './twitch.poll.ts';
import { YoutubeClient } from './youtube.client.ts';
import { YoutubePoll } from './youtube.poll.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: StreamChannelRecord.name, schema: streamChannelSchema },
      { name: StreamPlatformRecord.name, schema: streamPlatformSchema },
    ]),
    JobsModule,
    ProfilesReadModule,
    RidersModule,
    UsersModule,
  ],
  controllers: [StreamsController],
  providers: [
    ChannelNames,
    StreamsService,
    StreamsRepository,
    StreamPoller,
    TwitchClient,
    TwitchPoll,
    YoutubeClient,
    YoutubePoll,
  ],
})
export class StreamsModule {}
