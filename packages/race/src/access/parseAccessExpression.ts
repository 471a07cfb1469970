import {
  type AccessComparison,
  type AccessExpression,
  type AccessOperand,
  type AccessOperator,
  accessVariable,
  isText,
} from './accessExpression.ts';
import { type AccessToken, accessTokens } from './accessTokens.ts';

/**
 * Syntax errors of an expression.
 * - empty: the text is empty.
 * - unexpected: another token is expected here.
 * - unclosed: a parenthesis is not closed.
 * - unknownVariable: the game has no variable of this name.
 * - mixedTypes: a text is compared with a number, or by an operator other than equality.
 * - tooDeep: more than 50 nested parentheses.
 */
export type AccessErrorCode = 'empty' | 'unexpected' | 'unclosed' | 'unknownVariable' | 'mixedTypes' | 'tooDeep';

export interface AccessError {
  code: AccessErrorCode;
  /** Index of the character where it was found. */
  at: number;
  /** The unexpected text; empty at the end. */
  found: string;
}

export type ParsedAccess = { expression: AccessExpression } | { error: AccessError };

type Parsed<Node> = { node: Node; next: number } | { error: AccessError };
type Tokens = readonly AccessToken[];

const deepest = 50;
const symbols = { or: '||', and: '&&' } as const;
const operators: readonly AccessOperator[] = ['==', '!=', '<', '<=', '>', '>='];

/** Parses a text of the game's access language into an expression, or into its first error. */
export function parseAccessExpression(source: string): ParsedAccess {
  const tokens = accessTokens(source);
  if (tokens.length === 1) return { error: { code: 'empty', at: 0, found: '' } };
  const parsed = parseTerms('or', tokens, 0, 0);
  if ('error' in parsed) return parsed;
  const rest = tokenAt(tokens, parsed.next);
  return rest.type === 'end' ? { expression: parsed.node } : refused('unexpected', rest);
}

function parseTerms(type: 'or' | 'and', tokens: Tokens, at: number, depth: number): Parsed<AccessExpression> {
  const terms: AccessExpression[] = [];
  for (let next = at; ; next += 1) {
    const parsed = type === 'or' ? parseTerms('and', tokens, next, depth) : parsePrimary(tokens, next, depth);
    if ('error' in parsed) return parsed;
    terms.push(parsed.node);
    next = parsed.next;
    if (tokenAt(tokens, next).text !== symbols[type]) {
      return { node: terms.length === 1 ? parsed.node : { type, terms }, next };
    }
  }
}

function parsePrimary(tokens: Tokens, at: number, depth: number): Parsed<AccessExpression> {
  const token = tokenAt(tokens, at);
  const literal = token.type === 'name' ? token.text.toLowerCase() : '';
  if (literal === 'true' || literal === 'false') {
    return { node: { type: 'boolean', value: literal === 'true' }, next: at + 1 };
  }
  if (token.text !== '(') return parseComparison(tokens, at);
  if (depth === deepest) return refused('tooDeep', token);
  const inner = parseTerms('or', tokens, at + 1, depth + 1);
  if ('error' in inner) return inner;
  const close = tokenAt(tokens, inner.next);
  if (close.text === ')') return { node: inner.node, next: inner.next + 1 };
  return close.type === 'end' ? refused('unclosed', token) : refused('unexpected', close);
}

function parseComparison(tokens: Tokens, at: number): Parsed<AccessComparison> {
  const left = parseOperand(tokens, at);
  if ('error' in left) return left;
  const sign = tokenAt(tokens, left.next);
  const operator = operators.find((known) => known === sign.text);
  if (operator === undefined) return refused('unexpected', sign);
  const right = parseOperand(tokens, left.next + 1);
  if ('error' in right) return right;
  const texts = [left.node, right.node].filter(isText).length;
  const isComparable = texts === 0 || (texts === 2 && (operator === '==' || operator === '!='));
  if (!isComparable) return refused('mixedTypes', tokenAt(tokens, at));
  return { node: { type: 'comparison', left: left.node, operator, right: right.node }, next: right.next };
}

function parseOperand(tokens: Tokens, at: number): Parsed<AccessOperand> {
  const token = tokenAt(tokens, at);
  const next = at + 1;
  if (token.type === 'number') return { node: { value: Number(token.text) }, next };
  if (token.type === 'text') return { node: { value: token.text.slice(1, -1) }, next };
  if (token.type !== 'name') return refused('unexpected', token);
  const variable = accessVariable(token.text);
  return variable === null ? refused('unknownVariable', token) : { node: { variable }, next };
}

function tokenAt(tokens: Tokens, at: number): AccessToken {
  return tokens[at] ?? { type: 'end', text: '', at: 0 };
}

function refused(code: AccessErrorCode, { at, text }: AccessToken): { error: AccessError } {
  return { error: { code, at, found: text } };
}
