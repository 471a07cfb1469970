/* Built from errors.ru.icu.json by tools/messages. */
export const ru = {
  file_too_large: (limit: string): string => `Файл слишком большой. Выберите файл до ${limit}.`,
  image_unreadable: 'Это не картинка, или она повреждена. Выберите JPEG, PNG, WebP или SVG.',
  image_too_big: (side: number): string => `Картинка слишком велика. Уменьшите её до ${side} точек по каждой стороне.`,
  image_too_many_pixels: (millions: number): string =>
    `В картинке слишком много точек. Уменьшите её до ${millions} миллионов точек: например, до 5000 на 4000.`,
  image_has_script: 'В этом SVG есть скрипт или ссылка наружу. Сохраните его без них или выберите PNG.',
  image_too_complex: 'Этот SVG рисуется слишком долго. Упростите его или выберите PNG.',
  files_unavailable: 'Хранилище файлов сейчас не отвечает. Повторите через минуту.',
};
