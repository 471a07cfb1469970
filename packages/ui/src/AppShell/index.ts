export { AppShell, type AppShellProps } from './AppShell.tsx';
export { BottomBar, type BottomBarProps } from './BottomBar.tsx';
export { BrandMark, Wordmark } from './Brand.tsx';
export { Rail, type RailProps, type ShellItem } from './Rail.tsx';
