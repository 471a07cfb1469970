/** Account of the demo season, with its purpose as the table of `npm start` shows it. */
export interface DemoPerson {
  username: string;
  purpose: string;
  role?: 'moderator' | 'admin';
}

/** One account per role; the captain is a plain user until teams are created. */
export const demoPeople: readonly DemoPerson[] = [
  { username: 'demo-rider', purpose: 'гонщик, привязан и подтверждён' },
  { username: 'demo-captain', purpose: 'капитан команды' },
  { username: 'demo-club', purpose: 'модератор клуба' },
  { username: 'demo-organizer', purpose: 'организатор' },
  { username: 'demo-unpaid', purpose: 'организатор без оплаченного слота' },
  { username: 'demo-moderator', purpose: 'модератор', role: 'moderator' },
  { username: 'demo-admin', purpose: 'администратор', role: 'admin' },
  { username: 'demo-newcomer', purpose: 'новичок без id' },
];
