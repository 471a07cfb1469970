export { AddScreen } from './AddScreen.tsx';
export { CreateScreen } from './CreateScreen.tsx';
export { EditListScreen } from './EditListScreen.tsx';
export { EditScreen } from './EditScreen.tsx';
export { ViewScreen } from './ViewScreen.tsx';
