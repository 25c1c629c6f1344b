/** The public face of the component set. Every component comes alone: what a part does not use is not bundled. */
export { Badge, type BadgeTone } from "./components/badge/badge.tsx";
export { Banner, type BannerProps } from "./components/banner/banner.tsx";
export { Waves } from "./components/banner/waves.tsx";
export { BarList, type Bar } from "./components/bar-list/bar-list.tsx";
export { Breadcrumbs, type Crumb } from "./components/breadcrumbs/breadcrumbs.tsx";
export { Button, type ButtonProps, type ButtonVariant } from "./components/button/button.tsx";
export { Card, CardGrid, type CardProps } from "./components/card/card.tsx";
export { Checkbox, type CheckboxProps } from "./components/checkbox/checkbox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/dialog/confirm-dialog.tsx";
export {
  DataTable,
  type DataColumn,
  type DataTableProps,
  type PhonePlace,
  type RowChoice,
  type Sorting,
} from "./components/data-table/data-table.tsx";
export { Dialog, type DialogProps } from "./components/dialog/dialog.tsx";
export { Disclosure } from "./components/disclosure/disclosure.tsx";
export { EmptyState } from "./components/empty-state/empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./components/error-state/error-state.tsx";
export { ErrorSummary, type FieldError } from "./components/error-summary/error-summary.tsx";
export { fileSize, megabytes } from "./components/file-size/file-size.ts";
export { pageOf } from "./content/controls.ts";
export { inUnit } from "./content/units.ts";
export { FileList, type ChosenFile } from "./components/file-picker/file-list.tsx";
export { FilePicker, type FilePickerProps } from "./components/file-picker/file-picker.tsx";
export {
  FieldSet,
  FormField,
  type ControlProps,
  type FieldTexts,
} from "./components/form-field/form-field.tsx";
export { addIcons, Icon, type IconName, type IconProps } from "./components/icon/icon.tsx";
export { pagePaths } from "./components/icon/page-paths.ts";
export { portalPaths } from "./components/icon/portal-paths.ts";
export type {
  SavedKind,
  SavedPublication,
  SavedSource,
  SavedState,
} from "./components/saved-copies/saved-source.ts";
export { SavedCopies } from "./components/saved-copies/saved-copies.tsx";
export { LiteProvider, useIsLite } from "./components/lite/lite.tsx";
export { whenAvailable } from "./components/button/when-available.ts";
export { AnchorButton, LinkButton } from "./components/link-button/link-button.tsx";
export { Notice, type NoticeProps } from "./components/notice/notice.tsx";
export { Pager, type PagerProps } from "./components/pager/pager.tsx";
export { followLowData, isLowData, setLowData, useLowData } from "./components/picture/low-data.ts";
export { LitePicture } from "./components/picture/lite-picture.tsx";
export { Picture, type PictureProps } from "./components/picture/picture.tsx";
export { waitingPictures } from "./components/picture/waiting-pictures.ts";
export type { PictureSource } from "./components/picture/source-sets.ts";
export { ProgressBar, type ProgressBarProps } from "./components/progress-bar/progress-bar.tsx";
export { Prose } from "./components/prose/prose.tsx";
export { RowActions, type RowActionsProps } from "./components/row-actions/row-actions.tsx";
export { Section, Wrap, type SectionProps } from "./components/section/section.tsx";
export { Select, type SelectProps } from "./components/select/select.tsx";
export { Loading } from "./components/skeleton/loading.tsx";
export { Skeleton } from "./components/skeleton/skeleton.tsx";
export { SkeletonCard } from "./components/skeleton/skeleton-card.tsx";
export { StatCard, type StatCardProps } from "./components/stat-card/stat-card.tsx";
export { Table, type Column, type TableProps } from "./components/table/table.tsx";
export { TextArea, type TextAreaProps } from "./components/text-area/text-area.tsx";
export { TextField, type TextFieldProps } from "./components/text-field/text-field.tsx";
export { liftToasts, ToastRegion, useToast, type Toast } from "./components/toast/toast.tsx";
export { VisuallyHidden } from "./components/visually-hidden/visually-hidden.tsx";
export { counted, type CountedNoun } from "./content/ar/plural.ts";
export type { Translated } from "./content/translated.ts";
