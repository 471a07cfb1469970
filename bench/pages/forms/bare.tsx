import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders the minimal React cost of a keystroke: one state, one input. */
function Bare() {
  const [text, setText] = useState('Осенний кубок. Этап 5');

  return <input aria-label="Название" value={text} onChange={(event) => setText(event.target.value)} />;
}

createRoot(document.querySelector('#host') ?? document.body).render(<Bare />);
