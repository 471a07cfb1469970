/** Fields of a club that come from the game. */
export interface ClubFields {
  name: string;
  tagline: string;
  description: string;
  images: { icon: string | null; event: string | null; club_large: string | null };
  memberCount: number | null;
  joinMethod: 'open' | 'request' | 'invite' | null;
}

/** Club in the form services use. */
export interface StoredClub extends ClubFields {
  clubId: string;
  organizerId: string;
  moderators: string[];
  refreshedAt: Date;
  missingSince: Date | null;
}
