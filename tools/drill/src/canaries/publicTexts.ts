const names = /(^|\.)(name|firstName|lastName|shortName|eventName|clubName|officialBy|author)$/;
const texts = /(^|\.)(description|mission|rules|prizes|disqualificationDescription|reason)$/;

/** Texts of people and of the game that pages show publicly: path patterns by collection. */
const publicTexts: Readonly<Record<string, readonly RegExp[]>> = {
  events: [/^(name|description|clubName)$/, /^(organizer|series|winner|finishers\[\])\./, /^eventSubgroups\[\]\./],
  decisions: [/^(author|reason)$/],
  protocolStates: [/^(officialBy|lock\.(author|reason))$/],
  riders: [names],
  signedRiders: [names],
  listedriders: [/^figures\./],
  riderresults: [/^eventName$/, /^row\./],
  powercurves: [/^races\[\]\./],
  protocols: [/^bytes\./],
  seriesDocuments: [/^bytes\./],
  seriesExports: [/^bytes\./],
  series: [/^(name|mission|description|rules|prizes)$/, /^stages\[\]\./],
  teams: [/^(name|shortName|mission|description)$/],
  organizers: [/^(name|shortName|mission|description)$/],
  teamContributions: [/^(series|results\[\])\./],
  statistics: [/^data\./],
  finishprotocols: [/^displayName$/, /^description$/],
  foundCatalogues: [/^found\./],
  news: [/^text$/],
  // Protocols are built from these.
  rawResults: [/\.profileData\./],
  resultImports: [/^people\[\]/],
};

/**
 * Paths that keep their value: public and not free text, or indispensable to the API, such as lookup keys, enums of the
 * game, dates.
 */
const kept: Readonly<Record<string, RegExp>> = {
  events:
    /^(imageUrl|eventType|type|sport|cullingType|accessExpression|rangeAccessLabel|microservice\w+|typeRaceCustom|registrationMode|importanceLevel|rulesSet\[\]|tags\[\]|eventSubgroups\[\].*|(winner|finishers\[\]|series)\..*|organizer\.(?!creatorId).*)$/,
  riders: /^(countryAlpha3|imageSrc|competitionMetrics\..*)$/,
  signedRiders: /^(countryAlpha3|imageSrc)$/,
  listedriders: /^(category|onAir|figures\..*|sort\..*)$/,
  riderresults: /^(typeRaceCustom|teamSlug|row\..*|efforts\..*)$/,
  powercurves: /^races\[\]/,
  protocols: /^(cause$|moves)/,
  seriesDocuments: /^(cause$|moves)/,
  seriesExports: /^urlSlug$/,
  series: /^(urlSlug|type|riderCategoryRule|repeatRule|enforcement)$|^(logo|poster|stages\[\])/,
  teams: /^(urlSlug|telegram\w+|website|vk|zwiftClubId|badge\w+)$|^(logo|poster)/,
  organizers: /^(urlSlug|telegram\w+|website|vk|youtube|clubMain)$|^(logo|poster)/,
  teamContributions: /^(teamSlug|season|sourceKey|seriesId)$|^(series|results\[\])/,
  teamMembers: /^(role|specialization)$/,
  statistics: /^(key$|data)/,
  finishprotocols: /^name$/,
  foundCatalogues: /./,
  gamePictures: /./,
  mailings: /^listedUpTo$/,
  news: /^version$/,
  servicePlans: /^planId$/,
  rawEvents: /^event\.(?!eventSecret)/,
  rawResults: /./,
  resultImports: /^people/,
  outbox: /^kind$/,
  users: /^streams/,
  visits: /./,
};

/** Whether pages show a text publicly. */
export function isPublicText(collection: string, path: string): boolean {
  if (collection === 'news') return path === 'text';
  const isNamed = names.test(path) || texts.test(path) || path === 'displayName';
  return isNamed && (publicTexts[collection] ?? []).some((pattern) => pattern.test(path));
}

/** Whether a text stays unchanged. */
export function isKept(collection: string, path: string): boolean {
  return kept[collection]?.test(path) ?? false;
}
