/* Built from service-messages.ru.icu.json by tools/messages. */
export const ru = {
  written: (rider: string): string => `${rider}: новый протест по своей строке. Ответьте на него на странице правки.`,
  accepted: (answer: string, author: string): string => `Протест принят. ${answer} Ответил ${author}.`,
  rejected: (answer: string, author: string): string => `Протест отклонён. ${answer} Ответил ${author}.`,
};
