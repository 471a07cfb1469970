import type { ReactNode } from 'react';
import '@otryv/ui/styles.css';
import '@otryv/tables/styles.css';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru">
      <body>{children}</body>
    </html>
  );
}
