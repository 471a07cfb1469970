/** Person with an account at a provider. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  sex: 'female' | 'male';
  /** YYYY-MM-DD. */
  birthday: string;
  avatar: string | null;
}

const lev = { firstName: 'Лев', lastName: 'Подветренный', sex: 'male', birthday: '1990-03-14' } as const;
const anna = { firstName: 'Анна', lastName: 'Тихоходова', sex: 'female', birthday: '1987-11-02' } as const;

/** Same two people at both: each provider has an email address of one, in different case, and none of the other. */
export const vkPeople: readonly Person[] = [
  { ...lev, id: '710001', email: 'lev@demo.example', avatar: 'https://avatars.vk.example/710001.jpg' },
  { ...anna, id: '710002', email: null, avatar: null },
];
export const yandexPeople: readonly Person[] = [
  { ...lev, id: '820001', email: 'Lev@Demo.example', avatar: '31804/lev' },
  { ...anna, id: '820002', email: null, avatar: null },
];
