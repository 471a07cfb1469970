import { Global, Module } from '@nestjs/common';
import { LiveTopics } from './live-topics.ts';
import { SocketServer } from './socket-server.ts';
import { SocketSignIn } from './socket-sign-in.ts';
import { Sockets } from './sockets.ts';

@Global()
@Module({ providers: [LiveTopics, SocketServer, SocketSignIn, Sockets], exports: [LiveTopics, SocketServer, Sockets] })
export class RealtimeModule {}
