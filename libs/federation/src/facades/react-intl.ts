// The only part of react-intl that the shell and the remotes may use (see facade-exports.json).
export {
  FormattedDate,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  FormattedPlural,
  FormattedTime,
  IntlProvider,
  RawIntlProvider,
  createIntl,
  createIntlCache,
  defineMessage,
  defineMessages,
  useIntl,
} from 'react-intl';
