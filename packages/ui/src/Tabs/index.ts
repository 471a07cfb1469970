export { type TabLink, Tabs, type TabsProps } from './Tabs.tsx';
