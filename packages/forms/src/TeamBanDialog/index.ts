export { TeamBanDialog, type TeamBanDialogProps } from './TeamBanDialog.tsx';
