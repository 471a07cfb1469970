/* Built from service-messages.ru.icu.json by tools/messages. */
export const ru = {
  welcome: 'Вы подписались на сообщения портала «Отрыв». Чтобы отписаться, напишите /stop.',
  farewell: 'Больше сообщений не будет. Чтобы подписаться снова, напишите /start.',
};
