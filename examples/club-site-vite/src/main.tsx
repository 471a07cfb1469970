import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClubPage } from './ClubPage.tsx';
import './style.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <ClubPage />
  </StrictMode>,
);
