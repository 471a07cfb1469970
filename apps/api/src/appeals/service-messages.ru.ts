/* Built from service-messages.ru.icu.json by tools/messages. */
export const ru = {
  accepted: (answer: string, author: string): string => `Протест принят. ${answer} Ответил ${author}.`,
  rejected: (answer: string, author: string): string => `Протест отклонён. ${answer} Ответил ${author}.`,
};
