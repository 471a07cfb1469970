/**
 * Requires `findBy` after a press, because it may load a part of the page.
 *
 * Flags `expect(screen.getByRole(…))` straight after `await user.click(…)`; `await screen.findByRole(…)` waits.
 */
export const lateParts = {
  create(context) {
    const check = ({ body }) => {
      for (const [at, statement] of body.entries()) {
        const read = readAtOnce(statement);
        if (read && isPress(body[at - 1])) context.report({ node: read, message });
      }
    };
    return { BlockStatement: check };
  },
};

const message = 'A press may load a part first: await screen.findBy… instead of screen.getBy….';

/** Whether a statement is `await user.click(…)`, or another method of user-event. */
function isPress(statement) {
  const { expression } = statement ?? {};
  if (expression?.type !== 'AwaitExpression' || expression.argument.type !== 'CallExpression') return false;
  const { object } = expression.argument.callee;
  return object?.type === 'Identifier' && /^user(Event)?$/.test(object.name);
}

/** Returns the call of `getBy…` in `expect(….getBy…(…)).matcher(…)`. */
function readAtOnce({ expression }) {
  for (let node = expression; node; node = node.callee ?? node.object) {
    if (node.type !== 'CallExpression' || node.callee.name !== 'expect') continue;
    const [read] = node.arguments;
    return read?.type === 'CallExpression' && (read.callee.property?.name ?? '').startsWith('getBy') ? read : null;
  }
  return null;
}
