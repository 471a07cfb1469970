import { describe, expect, it } from 'vitest';
import { someQuestions } from '../../testing/guide.ts';
import { faqTopics, matchingTopics } from './faqTopics.ts';

const topics = faqTopics(someQuestions());

describe('faqTopics', () => {
  it('assigns the text below a question of a topic to it', () => {
    expect(topics.map(({ title, questions }) => [title, questions.map(({ answer }) => answer)])).toEqual([
      ['Результаты', ['Чаще всего игра не прислала время.', 'Когда финишируют первые.']],
      ['Аккаунт', ['В настройках, «Что видят другие».']],
    ]);
  });
});

describe('matchingTopics', () => {
  it('returns every question for an empty query', () => {
    expect(matchingTopics(topics, '  ')).toEqual(topics);
  });

  it('omits topics without a matching question', () => {
    expect(matchingTopics(topics, 'финишируют').map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Результаты', 1],
    ]);
  });
});
