import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Jersey, Route, RouteSummary, World } from '@otryv/contract';
import { jerseys as gameJerseys, routes as gameRoutes, worlds as gameWorlds } from 'zwift-data';
import { RouteNotFound } from './catalogue.errors.ts';
import { toJerseys, toNamedJersey, toRoute, toRouteSummary, toWorld } from './catalogue.mapper.ts';
import type { CatalogueCounts, FoundCatalogue } from './found-catalogue.ts';
import type { NamedJersey } from './jersey-names.ts';
import { mergeJerseys, mergeRoutes, pictureNames } from './merge-catalogue.ts';

const shippedRoutes = new Map(gameRoutes.flatMap((route) => toRoute(route) ?? []).map((route) => [route.id, route]));
const shippedJerseys = gameJerseys.map(toNamedJersey);
const worldSlugs = gameWorlds.map(({ slug }) => slug);

/** Image of the game by its file name; several routes or jerseys may share one. */
export interface GamePicture {
  kind: 'route' | 'jersey';
  name: string;
}

export function pictureKey({ kind, name }: Readonly<Record<keyof GamePicture, string>>): string {
  return `${kind}/${name}`;
}

export const shippedCounts: Partial<CatalogueCounts> = { routes: shippedRoutes.size, jerseys: shippedJerseys.length };

/** Routes, worlds and jerseys of the game: those of zwift-data, with our pockets and the game's later additions. */
@Injectable()
export class CatalogueService {
  private readonly heights = new Map<number, number[]>();
  private readonly summaries = new Map<number, RouteSummary>();
  private found: readonly FoundCatalogue[] = [];
  private imageUrls: ReadonlyMap<string, string> = new Map();
  private routePictures = pictureNames([]);
  private jerseyList: readonly NamedJersey[] = shippedJerseys;
  private routes: ReadonlyMap<number, Route> = shippedRoutes;
  private namedJerseys = toJerseys(shippedJerseys, () => null);
  private revision = 0;

  /** Number of changes of the catalogue. */
  get version(): number {
    return this.revision;
  }

  /** Adds the data of these sources to the served catalogue; on conflict the latter wins. */
  use(found: readonly FoundCatalogue[]): void {
    this.found = found;
    this.merge();
  }

  /** Sets the stored images to serve: their addresses by `pictureKey`. */
  useImages(imageUrls: ReadonlyMap<string, string>): void {
    if (isDeepStrictEqual(imageUrls, this.imageUrls)) return;
    this.imageUrls = imageUrls;
    this.merge();
  }

  /** Lists the images that the game has, those of routes first, each once. */
  listPictures(): GamePicture[] {
    const ofRoutes = [...this.routePictures.values()].map((name) => ({ kind: 'route' as const, name }));
    const ofJerseys = this.jerseyList.flatMap(({ pictureName: name }) =>
      name ? { kind: 'jersey' as const, name } : [],
    );
    return [...new Map([...ofRoutes, ...ofJerseys].map((picture) => [pictureKey(picture), picture])).values()];
  }

  private merge(): void {
    this.routePictures = pictureNames(this.found);
    this.jerseyList = mergeJerseys(shippedJerseys, this.found);
    const merged = mergeRoutes(shippedRoutes, this.found, worldSlugs);
    const withImage = (route: Route) => ({
      ...route,
      imageUrl: this.imageUrl('route', this.routePictures.get(route.id)),
    });
    this.routes = new Map([...merged].map(([id, route]) => [id, withImage(route)]));
    this.namedJerseys = toJerseys(this.jerseyList, (name) => this.imageUrl('jersey', name));
    this.summaries.clear();
    this.revision += 1;
  }

  private imageUrl(kind: GamePicture['kind'], name: string | null | undefined): string | null {
    return (name && this.imageUrls.get(pictureKey({ kind, name }))) || null;
  }

  listRoutes(): { data: Route[] } {
    return { data: [...this.routes.values()] };
  }

  /** Returns the existing routes among `ids`. Throws RouteNotFound if there are none. */
  listRoutesByIds(ids: readonly number[]): { data: Route[] } {
    const data = [...new Set(ids)].flatMap((id) => this.routes.get(id) ?? []);
    if (data.length === 0) throw new RouteNotFound();
    return { data };
  }

  listJerseys(): { data: Jersey[] } {
    return { data: this.namedJerseys };
  }

  listWorlds(): { data: World[] } {
    return { data: gameWorlds.map(toWorld) };
  }

  findRoute(id: number | null): Route | null {
    return (id === null ? null : this.routes.get(id)) ?? null;
  }

  /** Sets the elevations of a route's lap. */
  setHeights(routeId: number, heights: number[]): void {
    this.heights.set(routeId, heights);
    this.summaries.delete(routeId);
  }

  hasHeights(routeId: number): boolean {
    return this.heights.has(routeId);
  }

  /** Returns the summaries of the given routes, each once. */
  listSummariesOf(ids: Iterable<number | null>): RouteSummary[] {
    return [...new Set(ids)].flatMap((id) => (id === null ? [] : (this.summary(id) ?? [])));
  }

  private summary(id: number): RouteSummary | null {
    const known = this.summaries.get(id);
    if (known) return known;
    const route = this.findRoute(id);
    if (!route) return null;
    const summary = toRouteSummary(route, this.heights.get(id) ?? null);
    this.summaries.set(id, summary);
    return summary;
  }
}
