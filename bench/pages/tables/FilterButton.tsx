/** Orders the category, from outside of the table. */
export function FilterButton({ onPress }: { onPress: () => void }) {
  return <button type="button" data-filter style={{ position: 'fixed', insetBlockEnd: 0 }} onClick={onPress} />;
}
