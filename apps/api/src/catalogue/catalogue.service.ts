import { Injectable } from '@nestjs/common';
import type { Jersey, Route, RouteSummary, World } from '@otryv/contract';
import { jerseys as gameJerseys, routes as gameRoutes, worlds as gameWorlds } from 'zwift-data';
import { RouteNotFound } from './catalogue.errors.ts';
import { toJerseys, toNamedJersey, toRoute, toRouteSummary, toWorld } from './catalogue.mapper.ts';
import type { CatalogueCounts, FoundCatalogue } from './found-catalogue.ts';
import { mergeJerseys, mergeRoutes } from './merge-catalogue.ts';

const shippedRoutes = new Map(gameRoutes.flatMap((route) => toRoute(route) ?? []).map((route) => [route.id, route]));
const shippedJerseys = gameJerseys.map(toNamedJersey);
const worldSlugs = gameWorlds.map(({ slug }) => slug);

export const shippedCounts: Partial<CatalogueCounts> = { routes: shippedRoutes.size, jerseys: shippedJerseys.length };

/** Routes, worlds and jerseys of the game: those of zwift-data, with our pockets and with what the game has had since. */
@Injectable()
export class CatalogueService {
  private readonly heights = new Map<number, number[]>();
  private readonly summaries = new Map<number, RouteSummary>();
  private routes: ReadonlyMap<number, Route> = shippedRoutes;
  private namedJerseys = toJerseys(shippedJerseys);
  private revision = 0;

  /** Counts the changes of the catalogue. */
  get version(): number {
    return this.revision;
  }

  /** Serves from now on what these sources have too; of two the latter is right. */
  use(found: readonly FoundCatalogue[]): void {
    this.routes = mergeRoutes(shippedRoutes, found, worldSlugs);
    this.namedJerseys = toJerseys(mergeJerseys(shippedJerseys, found));
    this.summaries.clear();
    this.revision += 1;
  }

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
    this.heights.set(routeId, heights);
    this.summaries.delete(routeId);
  }

  hasHeights(routeId: number): boolean {
    return this.heights.has(routeId);
  }

  /** The summaries of the given routes, each once. */
  summariesOf(ids: Iterable<number | null>): RouteSummary[] {
    return [...new Set(ids)].flatMap((id) => (id === null ? [] : (this.summary(id) ?? [])));
  }

  private summary(id: number): RouteSummary | null {
    const known = this.summaries.get(id);
    if (known) return known;
    const route = this.route(id);
    if (!route) return null;
    const summary = toRouteSummary(route, this.heights.get(id) ?? null);
    this.summaries.set(id, summary);
    return summary;
  }
}
