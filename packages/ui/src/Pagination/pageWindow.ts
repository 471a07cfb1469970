const around = 1;

/** Returns the pages to link: the first, the last, the current one and its neighbours; `null` marks a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, pageCount]);
  for (let near = page - around; near <= page + around; near += 1) wanted.add(near);
  const pages = [...wanted].filter((one) => one >= 1 && one <= pageCount).toSorted((a, b) => a - b);

  return pages.flatMap((one, index) => {
    const missing = one - (pages[index - 1] ?? 0) - 1;
    if (missing === 1) return [one - 1, one];
    return missing > 1 ? [null, one] : [one];
  });
}
