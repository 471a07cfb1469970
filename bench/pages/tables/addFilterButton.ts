/** Adds the button of `FilterButton` to a page without React. */
export function addFilterButton(onPress: () => void): void {
  const button = document.createElement('button');
  button.dataset.filter = '';
  button.style.position = 'fixed';
  button.style.insetBlockEnd = '0';
  button.addEventListener('click', onPress);
  document.body.append(button);
}
