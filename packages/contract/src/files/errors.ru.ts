/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  file_too_large: (limit: string): string => `Файл слишком большой. Выберите файл до ${limit}.`,
  image_unreadable: 'Это не картинка, или она повреждена. Выберите JPEG, PNG, WebP или SVG.',
  image_too_big: (side: number): string => `Картинка слишком велика. Уменьшите её до ${side} точек по каждой стороне.`,
  image_has_script: 'В этом SVG есть скрипт или ссылка наружу. Сохраните его без них или выберите PNG.',
  image_too_complex: 'Этот SVG рисуется слишком долго. Упростите его или выберите PNG.',
};
