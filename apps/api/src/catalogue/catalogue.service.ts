import { Injectable } from '@nestjs/common';
import type { Route, RouteSummary, World } from '@otryv/contract';
import { routes as gameRoutes, worlds as gameWorlds } from 'zwift-data';
import { RouteNotFound } from './catalogue.errors.ts';
import { toRoute, toRouteSummary, toWorld } from './catalogue.mapper.ts';

/** Routes and worlds of the game: static, from zwift-data and our overlay. */
@Injectable()
export class CatalogueService {
  private readonly routes = new Map(
    gameRoutes.flatMap((route) => toRoute(route) ?? []).map((route) => [route.id, route]),
  );
  private readonly summaries = new Map([...this.routes.values()].map((route) => [route.id, toRouteSummary(route)]));

  allRoutes(): { data: Route[] } {
    return { data: [...this.routes.values()] };
  }

  /** The routes that are known among `ids`. Throws RouteNotFound when none is. */
  routesByIds(ids: readonly number[]): { data: Route[] } {
    const data = [...new Set(ids)].flatMap((id) => this.routes.get(id) ?? []);
    if (data.length === 0) throw new RouteNotFound();
    return { data };
  }

  worlds(): { data: World[] } {
    return { data: gameWorlds.map(toWorld) };
  }

  route(id: number | null): Route | null {
    return (id === null ? null : this.routes.get(id)) ?? null;
  }

  /** What posters and tables need to know of the routes named, each once. */
  summariesOf(ids: Iterable<number | null>): RouteSummary[] {
    return [...new Set(ids)].flatMap((id) => (id === null ? [] : (this.summaries.get(id) ?? [])));
  }
}
