import { scheduleFeed } from '@otryv/contract/schemas';
import { gameClubs, season } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventImportsService } from '../../racing/events/write/event-imports.service.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import { ANCHOR } from '../../testing/start-race-world.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

describe("an organizer's schedule", () => {
  let world: OrganizerWorld;
  let guest: TestBrowser;
  const races = season(ANCHOR, 1).filter(({ organizer }) => organizer === gameClubs.crown.name);
  let slug: string;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    guest = new TestBrowser(world.app);
    for (const { id } of races) await world.add(id);
    await world.app.get(EventImportsService).markStarted(ANCHOR);
    const crown = (await world.admin.send('GET', '/api/admin/organizers')).json().data;
    const { _id, urlSlug } = crown.find(({ name }: { name: string }) => name === gameClubs.crown.name);
    slug = urlSlug;
    await sendForm(world.admin, '/api/organizer/main', { organizerId: _id, ...blankPage });
  });
  afterAll(() => world.close());

  it('is a JSON feed of coming races', async () => {
    const feed = scheduleFeed.parse((await guest.send('GET', `/api/organizers/${slug}/schedule.json`)).json());
    const coming = races.filter(({ start }) => start > ANCHOR).map(({ id }) => id);

    expect(new Set(feed.items.map(({ url }) => Number(url.split('/').at(-1))))).toEqual(new Set(coming));
    expect(coming.length).toBeGreaterThan(0);
    expect(feed.home_page_url).toBe(`http://localhost:3000/organizers/${slug}`);
  });

  it('is not shown for a hidden organizer, and counts on its card', async () => {
    const hidden = await world.organizer('hidden');
    expect((await guest.send('GET', `/api/organizers/${hidden.urlSlug}/schedule.json`)).statusCode).toBe(404);
    expect((await guest.send('GET', '/api/organizers/nobody/schedule.json')).json().code).toBe('organizer_not_found');
    const { pastEvents, upcomingEvents } = (await guest.send('GET', `/api/organizers/${slug}`)).json().data;
    expect([pastEvents + upcomingEvents, upcomingEvents > 0]).toEqual([races.length, true]);
  });

  it('contains the logo of its organizer in every list of races', async () => {
    const { data } = (await world.admin.send('GET', '/api/admin/organizers')).json();
    const { _id: organizerId } = data.find(({ urlSlug }: { urlSlug: string }) => urlSlug === slug);
    const logo = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']);
    await sendForm(world.admin, '/api/organizer/main', { organizerId, ...blankPage }, { logoFile: logo });

    const { events, organizers } = (await guest.send('GET', '/api/race/events?started=true')).json();
    const { event } = (await guest.send('GET', `/api/race/events/${races[0]?.id}`)).json();

    const url = expect.stringMatching(/^\/files\/organizer-.*-logo-.*\.webp$/);
    expect([events[0].organizerId.logoUrls, organizers[0].logoUrls, event.organizerId.logoUrls]).toEqual([
      { original: url },
      { original: url },
      { original: url },
    ]);
  });
});
