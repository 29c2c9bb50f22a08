import type { ListView, ListViews } from '@gantry/contracts/schemas/list-view';
import type { ListName } from '@gantry/domain/list-views';
import type { SubmitAnswer } from '@gantry/forms/form';
import { Button, Checkbox, Disclosure } from '@gantry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './saved-views.module.css';
import type { useViewActs } from './use-view-acts.ts';
import { viewAddress, type ListPlace } from './view-address.ts';
import { ViewForm } from './view-form.tsx';

export interface ViewMenuProps {
  readonly list: ListName;
  readonly place: ListPlace;
  readonly views: ListViews;
  /** the one that is open */
  readonly view: ListView | undefined;
  readonly acts: ReturnType<typeof useViewActs>;
  /** told what became of something that has no form to say it */
  readonly onTell: (sent: Promise<SubmitAnswer>) => Promise<void>;
  /** told when a view is chosen */
  readonly onOpen: () => void;
}

/** All views of a list, what can be done with the open one, and the form that keeps another. */
export function ViewMenu(props: ViewMenuProps) {
  const { list, view, acts } = props;
  return (
    <div className={styles.menu}>
      <ViewLinks {...props} />
      <div className={styles.acts}>
        {view ? <OpenViewActs {...props} view={view} /> : null}
        <Disclosure summary={<FormattedMessage id="admin.views.keep" />}>
          <ViewForm
            key={view?.id}
            list={list}
            kind="keep"
            title={{ name: '', sharedWith: null }}
            onSend={acts.keep}
          />
        </Disclosure>
      </div>
    </div>
  );
}

/** Everything, and each view by its name. */
function ViewLinks({ place, views, view, onOpen }: ViewMenuProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'admin.views.all' })}>
      <ul className={styles.views}>
        <li>
          <Link to={viewAddress(place, null)} onClick={onOpen} aria-current={view ? undefined : 'page'}>
            <FormattedMessage id="admin.views.everything" />
          </Link>
        </li>
        {views.views.map((one) => (
          <li key={one.id}>
            <Link
              to={viewAddress(place, one)}
              onClick={onOpen}
              aria-current={one.id === view?.id ? 'page' : undefined}
            >
              {one.name}
            </Link>
            <Marks view={one} isStart={one.id === views.startId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whose a shared view is, and whether the list begins with it. */
function Marks({ view, isStart }: { readonly view: ListView; readonly isStart: boolean }) {
  return (
    <span className={styles.marks}>
      {view.sharedWith === null ? null : (
        <FormattedMessage
          id={view.isOwner ? 'admin.views.is-shared' : 'admin.views.of'}
          values={{ owner: view.owner }}
        />
      )}
      {isStart ? <FormattedMessage id="admin.views.is-start" /> : null}
    </span>
  );
}

type OpenViewProps = ViewMenuProps & { readonly view: ListView };

/** Whether the list begins with the open view; shown as pressed until the answer has come. */
function StartBox({ views, view, acts, onTell }: OpenViewProps) {
  const isStart = views.startId === view.id;
  const [pressed, setPressed] = useState<boolean>();
  const changeStart = () => {
    setPressed(!isStart);
    void onTell(acts.beginWith(isStart ? null : view.id)).then(() => setPressed(undefined));
  };
  return (
    <Checkbox checked={pressed ?? isStart} onChange={changeStart}>
      <FormattedMessage id="admin.views.begin" />
    </Checkbox>
  );
}

/** The open view: the list begins with it, it gets another name or other readers, or is taken away. */
function OpenViewActs(props: OpenViewProps) {
  const { list, view, acts, onTell } = props;
  return (
    <>
      <StartBox {...props} view={view} />
      {view.isOwner ? (
        <Disclosure summary={<FormattedMessage id="admin.views.rename" />}>
          <ViewForm
            key={`${view.id} ${view.version}`}
            list={list}
            kind="rename"
            title={view}
            onSend={acts.rename}
          />
        </Disclosure>
      ) : null}
      {view.mayRemove ? (
        <Disclosure summary={<FormattedMessage id="admin.views.remove" values={{ name: view.name }} />}>
          <p>
            <FormattedMessage id={`admin.views.remove-${view.sharedWith ? 'shared' : 'own'}`} />
          </p>
          <Button size="small" onClick={() => void onTell(acts.remove())}>
            <FormattedMessage id="admin.views.remove-act" />
          </Button>
        </Disclosure>
      ) : null}
    </>
  );
}
