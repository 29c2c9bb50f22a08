// The one door of the design system: a federation singleton, so that the shell ships it once for every remote.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/reset.css';
import './styles/print.css';

export { classNames } from './class-names.ts';
export { Alert, type AlertProps } from './components/alert/alert.tsx';
export type { Tone } from './components/badge/availability-tone.ts';
export { AvailabilityBadge, Badge, StatusBadge } from './components/badge/badge.tsx';
export { Breadcrumb, type BreadcrumbProps } from './components/breadcrumb/breadcrumb.tsx';
export { Button, FileButton, LinkButton } from './components/button/button.tsx';
export type { ButtonProps, ButtonVariant, LinkButtonProps } from './components/button/button.tsx';
export { CartFace, cartLinkClass, type CartFaceProps } from './components/cart-face/cart-face.tsx';
export { BareCheckbox, Checkbox, RadioGroup } from './components/choice/choice.tsx';
export type {
  BareCheckboxProps,
  CheckboxProps,
  RadioGroupProps,
  RadioOption,
} from './components/choice/choice.tsx';
export { CopyButton, type CopyButtonProps } from './components/copy-button/copy-button.tsx';
export { DataList, type DataItem, type DataListProps } from './components/data-list/data-list.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/disclosure/disclosure.tsx';
export { Drawing, type DrawingProps } from './components/drawing/drawing.tsx';
export { CardImage, type CardImageProps } from './components/drawing/card-image.tsx';
export { imageAddress, type ImageWidth } from './components/drawing/image-address.ts';
export { Picture, type PictureProps } from './components/drawing/picture.tsx';
export { ProductImage, type ProductImageProps } from './components/drawing/product-image.tsx';
export { Field, type ControlProps, type FieldProps } from './components/field/field.tsx';
export { FieldRow, type FieldRowProps } from './components/field/field-row.tsx';
export { Select, Textarea, TextInput } from './components/field/inputs.tsx';
export type { SelectProps, TextareaProps, TextInputProps } from './components/field/inputs.tsx';
export { noteSentControls } from './components/field/use-early-input.ts';
// Classes, not components: the shell's first script must not grow for what the widgets draw again.
export { default as headerFace } from './components/header-face/header-face.module.css';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export { Link } from './components/link/link.tsx';
export { Money, Price, type MoneyProps, type PriceProps } from './components/price/price.tsx';
export { QuantityField, type QuantityFieldProps } from './components/quantity-field/quantity-field.tsx';
export { EmptyState, ErrorState, type StateProps } from './components/state/state.tsx';
export { Cell, HeadCell, RowHead, Table } from './components/table/table.tsx';
export type { CellProps, HeadCellProps, TableProps } from './components/table/table.tsx';
export { Timeline, TimelineEntry, type TimelineEntryProps } from './components/timeline/timeline.tsx';
export {
  hiddenClass,
  hiddenOnTelephonesClass,
  VisuallyHidden,
} from './components/visually-hidden/visually-hidden.tsx';
export { isPlainPress } from './plain-press.ts';
