import { Controller } from '@nestjs/common';
import { contract, type DecisionOutcome, type Input, type ResponseBody } from '@otryv/contract';
import { doneSentences } from '@otryv/contract/messages';
import { Endpoint } from '../../kernel/http/endpoint.decorator.ts';
import { Cancellation } from '../../kernel/http/requests/cancelled-requests.ts';
import { DecisionsService } from './decide/decisions.service.ts';
import { ImplausibleFiguresService } from './decide/implausible-figures.service.ts';
import { ProtocolStatesService } from './decide/protocol-states.service.ts';
import { ManualImports } from './import/manual-imports.ts';
import { ProtocolLinks } from './import/protocol-links.ts';
import { ProtocolHiding } from './publish/protocol-hiding.ts';
import { ProtocolHistoryService } from './read/protocol-history.service.ts';
import { ResultsDownloads } from './read/results-downloads.service.ts';
import { Authors } from './records/authors.ts';
import { ResultNotFound } from './records/results.errors.ts';

type Endpoints = typeof contract.results;
type Decided = ResponseBody<Endpoints['decide']>;
type StateChanged = ResponseBody<Endpoints['setState']>;

const sentences = doneSentences.ru;

/** Edits and history of protocols. */
@Controller()
export class ResultsEditingController {
  constructor(
    private readonly authors: Authors,
    private readonly decisions: DecisionsService,
    private readonly states: ProtocolStatesService,
    private readonly imports: ManualImports,
    private readonly histories: ProtocolHistoryService,
    private readonly downloads: ResultsDownloads,
    private readonly hiding: ProtocolHiding,
    private readonly links: ProtocolLinks,
    private readonly implausibleFigures: ImplausibleFiguresService,
  ) {}

  @Endpoint(contract.results.version)
  version({ params }: Input<Endpoints['version']>): Promise<ResponseBody<Endpoints['version']>> {
    return this.histories.getVersion(params.id, params.version);
  }

  @Endpoint(contract.results.history)
  history({ params, query }: Input<Endpoints['history']>): Promise<ResponseBody<Endpoints['history']>> {
    return this.histories.list(params.id, query.row);
  }

  @Endpoint(contract.results.csv)
  csv({ params }: Input<Endpoints['csv']>): Promise<string> {
    return this.downloads.exportCsv(params.id);
  }

  @Endpoint(contract.results.raw)
  raw({ params, identity }: Input<Endpoints['raw']>): Promise<ResponseBody<Endpoints['raw']>> {
    return this.downloads.exportRaw(params.id, identity);
  }

  @Endpoint(contract.results.hidden)
  async hidden({ params, identity }: Input<Endpoints['hidden']>): Promise<ResponseBody<Endpoints['hidden']>> {
    return { data: await this.hiding.listRows(identity, params.id) };
  }

  @Endpoint(contract.results.links)
  async linked({ params, identity }: Input<Endpoints['links']>): Promise<ResponseBody<Endpoints['links']>> {
    return { data: await this.links.getPending(identity, params.id) };
  }

  @Endpoint(contract.results.applyLinks)
  async applyLinks({
    params,
    identity,
  }: Input<Endpoints['applyLinks']>): Promise<ResponseBody<Endpoints['applyLinks']>> {
    await this.links.apply(params.id, await this.authors.getActor(identity));
    return { message: sentences.links_applied, eventId: params.id };
  }

  @Endpoint(contract.results.implausible)
  implausible({
    params,
    query,
    identity,
  }: Input<Endpoints['implausible']>): Promise<ResponseBody<Endpoints['implausible']>> {
    return this.implausibleFigures.listPage(identity, params.id, query);
  }

  @Endpoint(contract.results.accept)
  async accept({ params, body, identity }: Input<Endpoints['accept']>): Promise<ResponseBody<Endpoints['accept']>> {
    await this.implausibleFigures.setAccepted(params.id, body, await this.authors.getActor(identity));
    return { message: body.isAccepted ? sentences.value_accepted : sentences.value_left_out, eventId: params.id };
  }

  @Endpoint(contract.results.refresh)
  async refresh({ body, identity }: Input<Endpoints['refresh']>): Promise<ResponseBody<Endpoints['refresh']>> {
    const actor = await this.authors.getActor(identity);
    const { finishers, unfinished, changed } = await this.imports.import(body.eventId, actor);
    const message = changed ? sentences.results_loaded : sentences.results_unchanged;
    return { message, data: { finishers, unfinished, changed } };
  }

  @Endpoint(contract.results.decideRow)
  async decideRow({ body, identity }: Input<Endpoints['decideRow']>): Promise<Decided> {
    const [eventId = 0] = body.id.split('.').map(Number);
    if (eventId === 0) throw new ResultNotFound();
    const draft = { value: body.value, rowIds: [body.id], reason: body.message };
    return decided(eventId, 1, await this.decisions.decide(eventId, draft, await this.authors.getActor(identity)));
  }

  @Endpoint(contract.results.decide)
  async decide({ params, body, identity }: Input<Endpoints['decide']>): Promise<Decided> {
    const outcome = await this.decisions.decide(params.id, body, await this.authors.getActor(identity));
    return decided(params.id, body.rowIds.length, outcome);
  }

  @Endpoint(contract.results.tryOut)
  async tryOut(
    { params, body, identity }: Input<Endpoints['tryOut']>,
    @Cancellation() signal: AbortSignal,
  ): Promise<DecisionOutcome> {
    return this.decisions.tryOut(params.id, body, await this.authors.getActor(identity), signal);
  }

  @Endpoint(contract.results.undo)
  async undo({ params, body, identity }: Input<Endpoints['undo']>): Promise<Decided> {
    const input = { gameId: params.id, decisionId: params.decisionId, reason: body.reason };
    const { outcome } = await this.decisions.undo(input, await this.authors.getActor(identity));
    return { message: sentences.undone, eventId: params.id, data: outcome };
  }

  @Endpoint(contract.results.setState)
  async setState({ params, body, identity }: Input<Endpoints['setState']>): Promise<StateChanged> {
    const data = await this.states.setState(params.id, body, await this.authors.getActor(identity));
    return { message: body.state === 'official' ? sentences.made_official : sentences.reopened, data };
  }

  @Endpoint(contract.results.setLock)
  async setLock({ params, body, identity }: Input<Endpoints['setLock']>): Promise<StateChanged> {
    const { isLocked, reason = null } = body;
    const data = await this.states.setLock(params.id, { isLocked, reason }, await this.authors.getActor(identity));
    return { message: isLocked ? sentences.locked : sentences.unlocked, data };
  }
}

function decided(eventId: number, count: number, data: DecisionOutcome): Decided {
  return { message: sentences.decided(count), eventId, data };
}
