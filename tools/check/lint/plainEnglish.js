import { openings, phrasings } from './phrasings.js';

/** Flags banned phrasings in comments, docstrings and titles of tests. */
export const plainEnglish = {
  create(context) {
    const check = (node, text) => {
      for (const [pattern, instead] of phrasings) {
        const found = pattern.exec(text);
        if (found) context.report({ node, message: `Instead of "${found[0]}" write: ${instead}.` });
      }
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          check(comment, comment.value);
          if (comment.value.startsWith('*') && openings.test(comment.value.replace(/^[*\s]+/, '')))
            context.report({ node: comment, message: 'Begin a docstring with a noun or a verb.' });
        }
      },
      CallExpression(node) {
        const [title] = node.arguments;
        if (!title || !isTest(node.callee)) return;
        if (title.type === 'Literal' && typeof title.value === 'string') check(title, title.value);
        if (title.type === 'TemplateLiteral') check(title, title.quasis.map(({ value }) => value.raw).join('…'));
      },
    };
  },
};

/** Whether a callee is `it(…)`, `test.skip(…)`, `describe.each(…)(…)` and the like. */
function isTest(callee) {
  for (let node = callee; node; node = node.object ?? node.callee ?? node.tag)
    if (node.type === 'Identifier') return ['it', 'test', 'describe'].includes(node.name);
  return false;
}
