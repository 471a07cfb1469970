export {
  Aside,
  type AsideProps,
  Bleed,
  Card,
  Columns,
  Grid,
  type GridProps,
  Section,
  type SectionProps,
  Stack,
  type StackProps,
} from './Layout.tsx';
