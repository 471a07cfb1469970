export {
  Bleed,
  Card,
  CardGrid,
  Columns,
  type ColumnsProps,
  Section,
  type SectionProps,
  Stack,
  type StackProps,
  Toolbar,
  ToolbarPush,
} from './Layout.tsx';
