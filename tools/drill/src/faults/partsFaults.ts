import type { FaultArea, PlantedFault } from './plantedFault.ts';

const fault = (
  area: FaultArea,
  project: 'components' | 'portal',
  folder: string,
): ((name: string, path: string, from: string, to: string, test: string) => PlantedFault) => {
  return (name, path, from, to, test) => ({
    name,
    area,
    path: `${folder}/${path}`,
    from,
    to,
    by: { project, file: `${folder}/${test}` },
  });
};
const tables = fault('tables', 'components', 'packages/tables/src');
const forms = fault('forms', 'components', 'packages/forms/src');
const portal = fault('portal', 'portal', 'apps/portal/src');

export const partsFaults: readonly PlantedFault[] = [
  tables(
    'a column moves among the pinned ones',
    'DataTable/columns/arrangeColumns.ts',
    '[0, pinned - 1] : [pinned,',
    '[0, pinned] : [0,',
    'DataTable/columns/arrangeColumns.test.ts',
  ),
  tables(
    'pinning keeps the order of presses',
    'DataTable/columns/arrangeColumns.ts',
    'return { keys: [...pinned, ...others]',
    'return { keys: [...others, ...pinned]',
    'DataTable/columns/arrangeColumns.test.ts',
  ),
  tables(
    'a section is titled at each row',
    'DataTable/order/bodyRows.ts',
    'section !== null && section.key !== current',
    'section !== null',
    'DataTable/order/bodyRows.test.ts',
  ),
  tables(
    'a page starts where the previous one starts',
    'DataTable/order/bodyRows.ts',
    'position += own.length;',
    'position = own.length;',
    'DataTable/order/bodyRows.test.ts',
  ),
  tables(
    'a row is located one line too high',
    'DataTable/order/bodyRows.ts',
    'title.position <= position',
    'title.position < position',
    'DataTable/order/bodyRows.test.ts',
  ),
  forms(
    'a move drops the original orders',
    'StagesEditor/stageDrafts.ts',
    'newOrder: orders[at] ?? draft.newOrder',
    'newOrder: at',
    'StagesEditor/stageDrafts.test.ts',
  ),
  forms(
    'a changed requirement is not saved',
    'StagesEditor/stageDrafts.ts',
    '    draft.requiredForGeneral !== before.requiredForGeneral ||\n',
    '',
    'StagesEditor/stageDrafts.test.ts',
  ),
  forms(
    'a saving is computed for one unit',
    'PaymentForm/priceOptionsOf.ts',
    'single.amount.kopecks * item.quantity',
    'single.amount.kopecks',
    'PaymentForm/priceOptionsOf.test.ts',
  ),
  forms(
    'repeated characters make a password strong',
    'controls/passwordStrength.ts',
    'characters.length < shortest',
    'characters.length <= shortest',
    'controls/passwordStrength.test.ts',
  ),
  forms(
    'a redo loses the previous step',
    'EventEditor/draft/editorHistory.ts',
    'after ? { past: [...past, present], present: after',
    'after ? { past, present: after',
    'EventEditor/draft/editorHistory.test.ts',
  ),
  portal(
    'a read message is unread again',
    'app/notifications/mergeMessages.ts',
    'message.isRead || byId.get(message._id)?.isRead === true',
    'message.isRead',
    'app/notifications/mergeMessages.test.ts',
  ),
  portal(
    'a paused slot is upcoming',
    'features/shared/billing/slotState.ts',
    "if (isPaused) return 'paused';",
    "if (isPaused) return 'upcoming';",
    'features/shared/billing/slotState.test.ts',
  ),
  portal(
    'a gap counts as paid',
    'features/organizer/money/paidUntil.ts',
    'startDate <= until && ',
    '',
    'features/organizer/money/paidUntil.test.ts',
  ),
  portal(
    'a hidden page is linked',
    'features/shared/links/organizerHref.ts',
    '!organizerId?.isPublished || organizerId.urlSlug === undefined',
    '!organizerId || organizerId.urlSlug === undefined',
    'features/shared/links/organizerHref.test.ts',
  ),
  portal(
    'an answer appears under the next question',
    'features/documentation/faqTopics.ts',
    'texts[index]?.trim()',
    'texts[index + 1]?.trim()',
    'features/documentation/faqTopics.test.ts',
  ),
  portal(
    'a rank of zero',
    'features/race/why/versionDifference.ts',
    'place: rankEvent === 0 ? null : rankEvent',
    'place: rankEvent',
    'features/race/why/versionDifference.test.ts',
  ),
];
