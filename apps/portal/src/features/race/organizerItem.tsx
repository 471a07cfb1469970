import { Link, type MetaItem } from '@otryv/ui';
import { Megaphone } from 'lucide-react';
import { type OfOrganizer, organizerHref } from '../shared/links/organizerHref.ts';

interface Organized extends OfOrganizer {
  organizerId: (OfOrganizer['organizerId'] & { name: string }) | null;
  organizer: string | null;
}

/** Returns the organizer of a race for the line under its name; nothing for a race without one. */
export function organizerItem(event: Organized): MetaItem[] {
  const name = event.organizerId?.name ?? event.organizer;
  if (!name) return [];
  const href = organizerHref(event);
  return [{ key: 'organizer', icon: Megaphone, content: href === null ? name : <Link href={href}>{name}</Link> }];
}
