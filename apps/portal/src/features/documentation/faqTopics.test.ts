import { describe, expect, it } from 'vitest';
import { someQuestions } from '../../testing/guide.ts';
import { faqTopics, matchingTopics } from './faqTopics.ts';

const topics = faqTopics(someQuestions());

describe('faqTopics', () => {
  it('gives each question of a topic the text below it', () => {
    expect(topics.map(({ title, questions }) => [title, questions.map(({ answer }) => answer)])).toEqual([
      ['Результаты', ['Чаще всего игра не прислала время.', 'Когда финишируют первые.']],
      ['Аккаунт', ['В настройках, «Что видят другие».']],
    ]);
  });
});

describe('matchingTopics', () => {
  it('keeps every question without a text', () => {
    expect(matchingTopics(topics, '  ')).toEqual(topics);
  });

  it('leaves out topics without a question that matches', () => {
    expect(matchingTopics(topics, 'финишируют').map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Результаты', 1],
    ]);
  });
});
