/** Jersey as named in the game, with the file name of its image. */
export interface NamedJersey {
  id: number;
  name: string;
  pictureName: string | null;
}

/**
 * Returns the names of jerseys by number: readable and unique. A repeated name gets the words of its image, else its
 * number.
 */
export function jerseyNames(jerseys: readonly NamedJersey[]): Map<number, string> {
  const readable = jerseys.map((jersey) => ({ ...jersey, name: readableName(jersey) }));
  const byPicture = distinguish(readable, ({ name, pictureName }) => {
    const words = pictureWords(pictureName);
    return words !== '' && words.toLowerCase() !== name.toLowerCase() ? `${name} (${words})` : name;
  });
  const byNumber = distinguish(byPicture, ({ id, name }) => `${name} № ${id}`);
  return new Map(byNumber.map(({ id, name }) => [id, name]));
}

function distinguish(jerseys: readonly NamedJersey[], rename: (jersey: NamedJersey) => string): NamedJersey[] {
  const byName = Map.groupBy(jerseys, ({ name }) => name.toLowerCase());
  const isRepeated = ({ name }: NamedJersey) => (byName.get(name.toLowerCase())?.length ?? 0) > 1;
  return jerseys.map((jersey) => (isRepeated(jersey) ? { ...jersey, name: rename(jersey) } : jersey));
}

const rawKey = /^LOC_[A-Z0-9_]*$/;

/** Returns the name of a jersey; for a blank name, or a key without a text, the words of its image or of the key. */
function readableName({ id, name, pictureName }: NamedJersey): string {
  const trimmed = name.trim();
  if (trimmed !== '' && !rawKey.test(trimmed)) return trimmed;
  return pictureWords(pictureName) || keyWords(trimmed) || `№ ${id}`;
}

/** Converts 'TourOfWatopia2026_thumb.png' to 'Tour Of Watopia 2026'. */
function pictureWords(pictureName: string | null): string {
  const stem = pictureName?.replace(/\.[a-z]+$/, '').replace(/_thumb$/, '') ?? '';
  return stem
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Z])(?=[0-9]{4})/g, ' ')
    .trim();
}

/** Converts 'LOC_CYCLING_JERSEY_EVENTS_DODDIEAID2023_NAME' to 'Events Doddieaid2023'. */
function keyWords(key: string): string {
  const words = key.replace(/^LOC_(CYCLING_)?(JERSEY_)?/, '').replace(/(SKIP_?)?(NAME)?$/, '');
  return words
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}
