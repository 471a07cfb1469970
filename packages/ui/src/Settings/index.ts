export {
  LineItem,
  type LineItemProps,
  LineList,
  Setting,
  SettingList,
  type SettingProps,
} from './Settings.tsx';
export { StepCard, type StepCardProps } from './StepCard.tsx';
