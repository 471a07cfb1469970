import { Injectable } from '@nestjs/common';
import type { Jersey, Route, RouteSummary, World } from '@otryv/contract';
import { jerseys as gameJerseys, routes as gameRoutes, worlds as gameWorlds } from 'zwift-data';
import { RouteNotFound } from './catalogue.errors.ts';
import { toJerseys, toNamedJersey, toRoute, toRouteSummary, toWorld } from './catalogue.mapper.ts';

/** Routes, worlds and jerseys of the game: static, from zwift-data and our overlay of pockets. */
@Injectable()
export class CatalogueService {
  private readonly routes = new Map(
    gameRoutes.flatMap((route) => toRoute(route) ?? []).map((route) => [route.id, route]),
  );
  private readonly namedJerseys = toJerseys(gameJerseys.map(toNamedJersey));
  private readonly summaries = new Map([...this.routes.values()].map((route) => [route.id, toRouteSummary(route)]));

  allRoutes(): { data: Route[] } {
    return { data: [...this.routes.values()] };
  }

  /** The existing routes among `ids`. Throws RouteNotFound if there are none. */
  routesByIds(ids: readonly number[]): { data: Route[] } {
    const data = [...new Set(ids)].flatMap((id) => this.routes.get(id) ?? []);
    if (data.length === 0) throw new RouteNotFound();
    return { data };
  }

  jerseys(): { data: Jersey[] } {
    return { data: this.namedJerseys };
  }

  worlds(): { data: World[] } {
    return { data: gameWorlds.map(toWorld) };
  }

  route(id: number | null): Route | null {
    return (id === null ? null : this.routes.get(id)) ?? null;
  }

  /** Draws a route from now on with the heights of its lap. */
  setHeights(routeId: number, heights: number[]): void {
    const summary = this.summaries.get(routeId);
    if (summary) this.summaries.set(routeId, { ...summary, heights });
  }

  hasHeights(routeId: number): boolean {
    return (this.summaries.get(routeId)?.heights ?? null) !== null;
  }

  /** The summaries of the given routes, each once. */
  summariesOf(ids: Iterable<number | null>): RouteSummary[] {
    return [...new Set(ids)].flatMap((id) => (id === null ? [] : (this.summaries.get(id) ?? [])));
  }
}
