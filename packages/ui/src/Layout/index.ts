export {
  Aside,
  type AsideProps,
  Bleed,
  Card,
  type CardProps,
  Columns,
  Grid,
  type GridProps,
  Section,
  type SectionProps,
  Stack,
  type StackProps,
} from './Layout.tsx';
