/* Built from embedTitles.ru.icu.json by tools/messages. */
export const ru = {
  results: (name: string): string => `Результаты: ${name}`,
  schedule: 'Расписание заездов',
  series: (name: string): string => `Серия: ${name}`,
  standings: (name: string): string => `Зачёт: ${name}`,
  rider: (name: string): string => `Райдер: ${name}`,
  countdown: (name: string): string => `До старта: ${name}`,
};
