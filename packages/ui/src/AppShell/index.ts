export { AppShell, type AppShellProps } from './AppShell.tsx';
export { BottomBar, type BottomBarProps } from './BottomBar.tsx';
export { Mark, Wordmark } from './Brand.tsx';
export { Rail, type RailProps, type ShellItem } from './Rail.tsx';
