import '@otryv/ui/styles.css';
import { openPortal } from './openPortal.tsx';
import { reloadForMissingChunk } from './shell/notices/missingChunk.ts';

// The address of this script contains the build hash.
window.addEventListener('vite:preloadError', () => void reloadForMissingChunk(import.meta.url));

const root = document.getElementById('root');
if (root) void openPortal(root);
